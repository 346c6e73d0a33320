// Prints Alertmanager's settings from the alarms' own, which deploy/box/monitoring.sh puts into the environment.
import { alertmanagerSettings } from './alertmanager.ts';

const { INTAKE_ALARM_TO, INTAKE_MAIL_FROM, INTAKE_ALARM_SMTP_URL, INTAKE_SMTP_URL } = process.env;
process.stdout.write(
  alertmanagerSettings({
    to: INTAKE_ALARM_TO,
    from: INTAKE_MAIL_FROM,
    // As the worker, which falls back to its own server.
    server: INTAKE_ALARM_SMTP_URL || INTAKE_SMTP_URL,
  }),
);
