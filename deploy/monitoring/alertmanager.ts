/** Settings of Alertmanager, which mails alerts to the recipients of our own alarms. */

interface Alarms {
  readonly to: string | undefined;
  readonly from: string | undefined;
  /** smtp://name:password@host:port, or smtps:// */
  readonly server: string | undefined;
  /** The name of the machine that sends the mails. */
  readonly machine: string;
}

/** JSON, which is valid YAML. Without addresses and a server, alerts are shown but not mailed. */
export function alertmanagerSettings({ to, from, server, machine }: Alarms): string {
  // A page is mailed at once: waiting for others of the same name would cost half a minute.
  const page = { group_wait: '0s', repeat_interval: '1h' };
  const ticket = { repeat_interval: '1d' };
  const route = {
    receiver: 'alarms',
    group_by: ['alertname'],
    ...ticket,
    routes: [{ matchers: ['severity="page"'], ...page }],
  };
  const mail =
    to && from && server ? mailSettings(to, from, machine, addressOf(server)) : undefined;
  const alarms = { name: 'alarms', ...(mail && { email_configs: [mail] }) };
  return `${JSON.stringify({ route, receivers: [alarms] }, undefined, 2)}\n`;
}

/** Node's own error would print the URL with its password. */
function addressOf(server: string): URL {
  const url = URL.parse(server);
  if (url) return url;
  throw new Error(
    'INTAKE_ALARM_SMTP_URL is not a URL. A password with / # ? @ % in it must be percent-encoded.',
  );
}

function mailSettings(
  to: string,
  from: string,
  machine: string,
  { protocol, hostname, port, username, password }: URL,
) {
  const isTls = protocol === 'smtps:';
  return {
    to,
    from,
    // Alertmanager connects with TLS only on port 465.
    smarthost: `${hostname}:${port || (isTls ? '465' : '587')}`,
    // Our services refuse a server without TLS too, except on this machine.
    require_tls: !isTls && !isHere(hostname),
    ...(username && {
      auth_username: decodeURIComponent(username),
      auth_password: decodeURIComponent(password),
    }),
    send_resolved: true,
    headers: {
      subject:
        '{{ .Status | toUpper }} {{ .CommonLabels.severity }}: {{ .CommonLabels.alertname }}',
    },
    text:
      '{{ range .Alerts }}{{ if eq .Status "resolved" }}Over: {{ end }}{{ .Annotations.summary }}\n' +
      '{{ with .Annotations.look }}Look: {{ . }}\n{{ end }}' +
      'What to do: the runbook, “Pages at night”, {{ .Labels.alertname }}\n\n{{ end }}' +
      `Machine: ${machine}\n`,
    html: '',
  };
}

const isHere = (hostname: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
