#!/bin/sh
# Reads process groups as "+123" and "-123" while its parent lives. When the input ends, whatever ended the parent,
# the groups that are left are asked to stop, and killed ten seconds later.
trap '' INT TERM HUP
groups=''
while read -r line; do
  group=${line#?}
  case $line in
    +*) groups="$groups $group " ;;
    -*) groups=$(printf '%s' "$groups" | sed "s/ $group / /g") ;;
  esac
done
for group in $groups; do kill -TERM "-$group" 2>/dev/null; done
seconds=0
while [ $seconds -lt 10 ]; do
  alive=''
  for group in $groups; do kill -0 "-$group" 2>/dev/null && alive=yes; done
  [ -z "$alive" ] && exit 0
  sleep 1
  seconds=$((seconds + 1))
done
for group in $groups; do kill -KILL "-$group" 2>/dev/null; done
