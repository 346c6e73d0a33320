/** Names that contain a digit. They state nothing that could be wrong, so they need no source. */
export const allowedNumbers: readonly string[] = [
  'C++17',
  'HTTP/2',
  'ISO 27001',
  'OAuth 2',
  'S3',
  'SOC 2',
  'STM32',
  'TLS 1.2',
  'UTF-8',
  'WCAG 2.2',
  'k6',
];
