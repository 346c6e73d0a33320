#!/bin/sh
# Healthy if no enquiry has waited for ten minutes or more.
exec node -e '
fetch("http://intake:8080/metrics").then((a) => a.text()).then((text) => {
  const [, age] = /^intake_queue_age_seconds{what="enquiry"} (\S+)/m.exec(text) ?? [];
  process.exit(Number(age) < 600 ? 0 : 1);
}, () => process.exit(1))'
