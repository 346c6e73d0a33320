interface Account {
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly groups: readonly string[];
}

const account = (name: string, ...groups: string[]): Account => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@company.example`,
  email_verified: true,
  groups,
});

/** Invented people: one for each role, and enough colleagues for tests with many users. */
export const accounts: Readonly<Record<string, Account>> = {
  asha: account('Asha Raman', 'desk-sales'),
  ravi: account('Ravi Pillai', 'desk-sales'),
  meera: account('Meera Iyer', 'desk-managers'),
  omar: account('Omar Shaikh', 'desk-operators'),
  edith: account('Edith Varga', 'content-editors'),
  paul: account('Paul Okafor', 'content-publishers'),
  guest: account('Gita Guest', 'everybody'),
};

/** The value of `DESK_ROLES` for their groups. */
export const devRoles =
  'desk-sales=sales,desk-managers=manager,desk-operators=operator,content-editors=editor,content-publishers=publisher';

export function signInPage(): string {
  const links = Object.entries(accounts).map(
    ([id, { name, groups }]) => `<li><a href="?as=${id}">${name}</a> (${groups.join(', ')})</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in</title><h1>Sign in as</h1><ul>${links.join('')}</ul></html>`;
}
