import path from 'node:path';

const here = import.meta.dirname;

/** A complete environment; a test changes what it is about. */
export function settings(
  databaseUrl: string,
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    INTAKE_DATABASE_URL: databaseUrl,
    INTAKE_SITE_URL: 'https://www.company.example',
    INTAKE_SECRET: 'a-secret-that-is-only-used-in-tests-0123456789',
    INTAKE_COMPANY_FILE: path.join(here, 'company.yaml'),
    INTAKE_TIME_ZONE: 'Asia/Kolkata',
    INTAKE_CHANNELS: 'smtp',
    INTAKE_SMTP_URL: 'smtp://127.0.0.1:9',
    INTAKE_MAIL_FROM: 'site@company.example',
    INTAKE_LIMIT_ADDRESS_SOFT: '100000',
    INTAKE_LIMIT_ADDRESS_HARD: '100000',
    INTAKE_LIMIT_ALL_SOFT: '100000',
    INTAKE_LIMIT_ALL_HARD: '100000',
    ...changes,
  };
}
