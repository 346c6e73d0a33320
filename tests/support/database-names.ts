export const adminUrl =
  process.env['INTAKE_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export const databasePrefix = (run: string): string => `intake_test_${run}_`;
