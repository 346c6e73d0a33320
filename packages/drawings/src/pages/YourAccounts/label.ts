export const label =
  'A plan of your accounts: repository, tracker, drawings and servers stand within your walls from day one. Our people come in by a door to which you hold the key, and you can take it back on any day.';
