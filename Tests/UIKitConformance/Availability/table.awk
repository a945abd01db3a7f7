# Reads FirstVersions.txt, the names of it that were found to be used, the symbols that the compiler refers to, and
# the selectors that the sources implement, and says where they do not agree.

FILENAME == ARGV[1] {
  if (/^#/ || !NF) next
  if ($4 in symbol) print $4 " stands in two lines of FirstVersions.txt"
  symbol[$4] = $3
  if ($3 == "-") next
  name[$3] = $4
  selector = $3
  if (sub(/^.*\([ip]y?m?\)/, "", selector)) isImplemented[selector] = 0
}

FILENAME == ARGV[2] { isUsed[$1] = 1 }

FILENAME == ARGV[3] {
  # The method by which a property is read.
  if (!($1 in name)) sub(/\(im\)/, "(py)", $1)
  if (!($1 in name)) {
    print "The sources use " $1 ", by the selector of the declarations; it stands in no line of FirstVersions.txt"
    next
  }
  isUsed[name[$1]] = 1
  last = name[$1]
  sub(/\(.*/, "", last)
  sub(/^.*\./, "", last)
  if ($2 != "-" && last != $2) print $1 " is called " $2 " in Swift, and not " name[$1] " as in FirstVersions.txt"
}

FILENAME == ARGV[4] {
  if (!($1 in isImplemented)) print "UIKit can call " $1 ", which stands in no line of FirstVersions.txt"
  isImplemented[$1] = 1
}

END {
  for (member in symbol) {
    selector = symbol[member]
    sub(/^.*\([ip]y?m?\)/, "", selector)
    if (!(member in isUsed) && !isImplemented[selector])
      print member " stands in FirstVersions.txt, and nothing uses it"
  }
}
