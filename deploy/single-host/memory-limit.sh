# For smoke-test.sh: limits the whole box to the memory of a small machine, and measures what it needs.
# memory_begin <name> <limit> creates a cgroup, `within <part> <command>` runs a command in it, memory_since <line>
# prints the highest use in MB since that line of the log, memory_end removes the cgroup.
# Supports both versions of cgroups. In version 1 the memory controller has its own hierarchy.
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
    # Units of the box have their own limits below this one.
    echo +memory > "$memory_group/cgroup.subtree_control"
    mkdir "$memory_group"/{box,inside}
  else
    echo "The memory is not limited: $memory_new/cgroup.subtree_control does not have the controller memory."
    return
  fi
  # Memory that cannot be reclaimed: of processes and of files in memory. The kernel's own count includes the page
  # cache, which grows up to any limit.
  while sleep 0.5; do
    awk -v keys="$memory_keys" 'index(" " keys " ", " " $1 " ") { sum += $2 } END { printf "%d\n", sum / 1048576 }' \
      "$memory_group/memory.stat" >> "$memory_log" 2> /dev/null
  done &
  memory_sampler=$!
}

within() {
  # `inside` enters the namespaces of the box, which does not move the process into its cgroup.
  [ -z "${memory_group:-}" ] || echo "$BASHPID" > "$memory_group/$1/cgroup.procs"
  shift
  exec "$@"
}

memory_since() { tail -n "+$(($1 + 1))" "$memory_log" | sort -n | tail -n 1; }

# The machine's own count, because version 1 of cgroups loses the count of a unit that has ended.
memory_killed() { awk '$1 == "oom_kill" { print $2 }' /proc/vmstat; }
memory_kills() { echo $(($(memory_killed) - memory_killed_before)); }

memory_end() {
  [ -z "${memory_group:-}" ] || find "$memory_group" -depth -type d -exec rmdir {} \; 2> /dev/null || true
}
