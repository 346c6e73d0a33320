#!/bin/sh
# Healthy when no enquiry waits longer than ten minutes: what a worker is there for.
exec node -e '
fetch("http://intake:8080/metrics").then((a) => a.text()).then((text) => {
  const [, age] = /^intake_queue_age_seconds{what="enquiry"} (\S+)/m.exec(text) ?? [];
  process.exit(Number(age) < 600 ? 0 : 1);
}, () => process.exit(1))'
