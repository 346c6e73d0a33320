import path from 'node:path';

/** A complete environment; a test overrides what it is about. */
export const deskSettings = (databaseUrl: string): Record<string, string> => ({
  DESK_DATABASE_URL: databaseUrl,
  DESK_ORIGIN: 'https://desk.company.example',
  DESK_OIDC_ISSUER: 'https://sign-in.company.example',
  DESK_OIDC_CLIENT_ID: 'desk',
  DESK_OIDC_CLIENT_SECRET: 'secret',
  DESK_ROLES: 'sales=sales',
  // Tests send more requests than people.
  DESK_REQUESTS_PER_MINUTE: '1000000',
  INTAKE_SECRET: 'a-secret-that-is-only-used-in-tests-0123456789',
  DESK_WORKING_HOURS_PATH: path.join(
    import.meta.dirname,
    '../../../../tests/support/working-hours.yaml',
  ),
});
