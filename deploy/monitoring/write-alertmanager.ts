// Prints Alertmanager's settings, made from the alarm settings in the environment (deploy/single-host/monitoring.sh).
import { hostname } from 'node:os';
import { alertmanagerSettings } from './alertmanager.ts';

const { INTAKE_ALARM_TO, INTAKE_MAIL_FROM, INTAKE_ALARM_SMTP_URL } = process.env;
process.stdout.write(
  alertmanagerSettings({
    to: INTAKE_ALARM_TO,
    from: INTAKE_MAIL_FROM,
    // Unlike the worker, never uses the enquiries' server: a group of the machine can read what this prints.
    server: INTAKE_ALARM_SMTP_URL,
    machine: hostname(),
  }),
);
