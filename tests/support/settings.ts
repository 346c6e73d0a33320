import path from 'node:path';
import type { roles } from '@studio/enquiries/database/roles.ts';

const here = import.meta.dirname;

/** The same database with the rights of another role. PostgreSQL trusts local logins, so no password is needed. */
export function asRole(databaseUrl: string, role: (typeof roles)[number]): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c role=${role}`);
  return url.href;
}

/** The settings of all processes, with a test's changes. Each process gets only its own. */
export function settings(
  databaseUrl: string,
  changes: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    INTAKE_DATABASE_URL: asRole(databaseUrl, 'intake_api'),
    INTAKE_WORKER_DATABASE_URL: asRole(databaseUrl, 'intake_worker'),
    INTAKE_MAIL_DATABASE_URL: asRole(databaseUrl, 'intake_mail'),
    INTAKE_VISITS_DATABASE_URL: asRole(databaseUrl, 'intake_visits'),
    INTAKE_OWNER_DATABASE_URL: databaseUrl,
    INTAKE_SITE_URL: 'https://www.company.example',
    INTAKE_SECRET: 'a-secret-that-is-only-used-in-tests-0123456789',
    INTAKE_COMPANY_PATH: path.join(here, 'company.yaml'),
    INTAKE_SHEET_RULES_PATH: path.join(here, 'sheet.yaml'),
    INTAKE_WORKING_HOURS_PATH: path.join(here, 'working-hours.yaml'),
    INTAKE_CAMPAIGNS_PATH: path.join(here, 'campaigns.yaml'),
    INTAKE_SEARCH_INDEX: path.join(here, 'search-index.json'),
    INTAKE_CHANNELS: 'smtp',
    INTAKE_SMTP_URL: 'smtp://127.0.0.1:9',
    INTAKE_MAIL_FROM: 'site@company.example',
    INTAKE_RATE_LIMIT_IP_HOLD: '100000',
    INTAKE_RATE_LIMIT_IP_REJECT: '100000',
    INTAKE_RATE_LIMIT_GLOBAL_HOLD: '100000',
    INTAKE_RATE_LIMIT_GLOBAL_REJECT: '100000',
    ...changes,
  };
}
