# For smoke-test.sh: gives the whole box the memory of a small machine, and measures what it needs.
# memory_begin <name> <limit> creates a cgroup, `within <part> <command>` runs a command in it, memory_since <line>
# prints the highest use in MB since that line of the log, memory_end removes the cgroup.
# Both kinds of cgroups: a machine with the old one has the memory controller in a hierarchy of its own.
memory_old=/sys/fs/cgroup/memory
memory_new=/sys/fs/cgroup

memory_begin() {
  local limit=$2
  memory_group='' memory_log=$work/memory memory_killed_before=$(memory_killed)
  : > "$memory_log"
  if [ -e "$memory_old/memory.limit_in_bytes" ]; then
    memory_group=$memory_old/$1 memory_keys='total_rss total_shmem'
    mkdir -p "$memory_group"/{box,inside}
    echo "$limit" > "$memory_group/memory.limit_in_bytes"
  elif grep -qw memory "$memory_new/cgroup.subtree_control" 2> /dev/null; then
    memory_group=$memory_new/$1 memory_keys='anon shmem'
    mkdir "$memory_group"
    echo "$limit" > "$memory_group/memory.max"
    echo 0 > "$memory_group/memory.swap.max" 2> /dev/null || true
    # Units of the box have limits of their own below this one.
    echo +memory > "$memory_group/cgroup.subtree_control"
    mkdir "$memory_group"/{box,inside}
  else
    echo "The memory is not limited: $memory_new/cgroup.subtree_control does not have the controller memory."
    return
  fi
  # What cannot be given back: memory of processes and files in memory. The kernel's own count has the page cache too,
  # which grows up to any limit.
  while sleep 0.5; do
    awk -v keys="$memory_keys" 'index(" " keys " ", " " $1 " ") { sum += $2 } END { printf "%d\n", sum / 1048576 }' \
      "$memory_group/memory.stat" >> "$memory_log" 2> /dev/null
  done &
  memory_sampler=$!
}

within() {
  # `inside` of the box enters its namespaces, which alone does not move it into its cgroup.
  [ -z "${memory_group:-}" ] || echo "$BASHPID" > "$memory_group/$1/cgroup.procs"
  shift
  exec "$@"
}

memory_since() { tail -n "+$(($1 + 1))" "$memory_log" | sort -n | tail -n 1; }

# The machine's own count: the old kind of cgroup forgets that of a unit which is gone.
memory_killed() { awk '$1 == "oom_kill" { print $2 }' /proc/vmstat; }
memory_kills() { echo $(($(memory_killed) - memory_killed_before)); }

memory_end() {
  [ -z "${memory_group:-}" ] || find "$memory_group" -depth -type d -exec rmdir {} \; 2> /dev/null || true
}
