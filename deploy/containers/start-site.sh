#!/bin/sh
# Starts the web server, and each minute a new file of page views for the visit counter.
(while sleep 60; do /rotate-visits.sh /visits /tmp/nginx.pid; done) &
exec nginx -e /dev/stderr -g 'daemon off;'
