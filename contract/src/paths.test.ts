import { expect, it } from 'vitest';
import { intakePath, leadsPath, pathAt } from './paths.ts';

it('behind the same web server a path is as it stands', () => {
  expect(pathAt(intakePath, leadsPath)).toBe(leadsPath);
});

it('another server’s address takes the place of ours', () => {
  expect(pathAt('https://intake.example/v1', leadsPath)).toBe('https://intake.example/v1/leads');
});
