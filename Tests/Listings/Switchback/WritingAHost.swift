import Switchback

// listing

// listing

// listing
