import { expect, it } from 'vitest';
import { contentWith } from '#reader/test-content/content-with.ts';
import { comingDuties } from './duties.ts';

const content = contentWith({ 'claims.yaml': { 'market.checkAgain': '2027-05-15' } });
const claimsOn = async (day: string) =>
  (await comingDuties(content, new Date(`${day}T12:00:00Z`)))
    .filter(({ file }) => file === 'claims.yaml')
    .map(({ field, from }) => [field, from]);

it.each([
  ['more than two weeks before', '2027-05-01', []],
  ['two weeks before', '2027-05-02', [['market.checkAgain', '2027-05-16']]],
  ['the day before', '2027-05-15', [['market.checkAgain', '2027-05-16']]],
  ['when it is due', '2027-05-16', [['market.checkAgain', '2027-05-16']]],
  ['long after', '2027-08-01', [['market.checkAgain', '2027-08-01']]],
])('a duty is listed %s', async (_, day, expected) => {
  expect(await claimsOn(day)).toEqual(expected);
});
