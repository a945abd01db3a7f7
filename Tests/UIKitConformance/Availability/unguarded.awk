# Reads FirstVersions.txt, then the syntax tree of the sources as the compiler dumps it, and says for each use
# of a member whether the table knows it, and whether the oldest system supported has it, or an availability
# check stands around it.
#
# iOS, visionOS: the oldest systems supported.

function indentation() {
  match($0, /[^ ]/)
  return RSTART - 1
}

function place() {
  if (match($0, /(location=|range=\[)[^ \]]+/) == 0) return lastPlace
  lastPlace = substr($0, RSTART, RLENGTH)
  sub(/^(location=|range=\[)/, "", lastPlace)
  return lastPlace
}

function say(text) {
  if (!(text in said)) print text
  said[text] = 1
}

# The oldest system on which the code here runs.
function oldest(platform, version, i) {
  version = platform == "iOS" ? iOS : visionOS
  for (i = 1; i <= guards; i++)
    if (!isOff[i] && guardPlatform[i] == platform && guardVersion[i] + 0 > version) version = guardVersion[i] + 0
  return version
}

function check(key, name) {
  isUsed[key] = 1
  if (first["iOS", key] + 0 > oldest("iOS"))
    say(place() ": " name " is there from iOS " first["iOS", key] " on, and this runs on iOS " oldest("iOS"))
  if (first["visionOS", key] + 0 > oldest("visionOS"))
    say(place() ": " name " is there from visionOS " first["visionOS", key] " on, and this runs on visionOS " oldest("visionOS"))
}

function addGuard(scope, owner, platform, version) {
  guards++
  guardScope[guards] = scope
  guardOwner[guards] = owner
  guardPlatform[guards] = platform
  guardVersion[guards] = version
  isOff[guards] = 0
}

NR == FNR {
  if (/^#/ || !NF) next
  first["iOS", $4] = $1
  first["visionOS", $4] = $2
  isKnown[$4] = 1
  selector = $3
  if (sub(/^.*\([ip]y?m?\)/, "", selector)) {
    if (!(selector in ofSelector)) ofSelector[selector] = $4
  }
  next
}

/^ *\(/ {
  indent = indentation()
  while (guards > 0 && indent <= guardScope[guards]) guards--
  while (statements > 0 && indent <= statementIndent[statements]) statements--

  # The branch in which the condition does not hold: the `else` of an `if`, the body of a `guard`.
  owner = indent - 2
  if ($1 ~ /^\((brace_stmt|if_stmt)$/ && kind[owner] != "") {
    branches[owner]++
    for (i = 1; i <= guards; i++)
      if (guardOwner[i] == owner) isOff[i] = kind[owner] == "guard_stmt" || branches[owner] > 1
  }
  for (i = 1; i <= guards; i++) if (guardOwner[i] == indent && kind[indent] == "guard_stmt") isOff[i] = 0
  kind[indent] = ""

  if ($1 == "(if_stmt" || $1 == "(guard_stmt") {
    statementIndent[++statements] = indent
    kind[indent] = substr($1, 2)
    branches[indent] = 0
  }
  # A check for what is not available is dumped in the same way, but for the star in the end.
  if ($1 == "(#available") pending = 0
  if ($1 == "(availability_spec" && match($0, /domain=[A-Za-z]+ version=[0-9.]+/)) {
    split(substr($0, RSTART, RLENGTH), part, /[= ]/)
    pendingPlatform[++pending] = part[2]
    pendingVersion[pending] = part[4]
  }
  if ($1 == "(availability_spec" && /domain=\*/ && statements > 0) {
    owner = statementIndent[statements]
    scope = kind[owner] == "guard_stmt" ? owner - 1 : owner
    for (i = 1; i <= pending; i++) addGuard(scope, owner, pendingPlatform[i], pendingVersion[i])
  }
  if ($1 == "(available_attr" && match($0, /domain=[A-Za-z]+ introduced=[0-9.]+/)) {
    split(substr($0, RSTART, RLENGTH), part, /[= ]/)
    addGuard(indent - 2, -1, part[2], part[4])
  }

  # What UIKit calls: methods of a delegate, and overrides.
  if ($1 == "(func_decl") { declared = ""; place() }
  if ($1 == "(objc_attr" && match($0, /name="[^"]*/)) declared = substr($0, RSTART + 6, RLENGTH - 6)
  if ($1 == "(parameter" && $2 == "\"self\"" && declared != "") {
    if (declared in ofSelector) check(ofSelector[declared], declared)
    declared = ""
  }

  rest = $0
  while (match(rest, /(decl|bind)="(UIKit|ObjectiveC|Foundation)\.\(file\)\.[^"]*"/)) {
    name = substr(rest, RSTART, RLENGTH - 1)
    rest = substr(rest, RSTART + RLENGTH)
    sub(/^[^.]*\.\(file\)\./, "", name)
    sub(/@.*/, "", name)
    sub(/ \[with.*/, "", name)
    gsub(/ extension/, "", name)
    if (name in isKnown) check(name, name)
    else say(place() ": " name " is used, and stands in no line of FirstVersions.txt")
  }
}

END {
  for (name in isUsed) print name > used
}
