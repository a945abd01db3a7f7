// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UICollectionReusableView: UIView {}

open class UICollectionViewCell: UICollectionReusableView {}
