import { modules, type Module } from './modules.ts';

/** Tells Vitest, which Stryker starts, which module's tests to run. */
const VARIABLE = 'MUTATED_MODULE';

export function chooseModule({ name }: Module): void {
  process.env[VARIABLE] = name;
}

export function chosenModule(): Module {
  const name = process.env[VARIABLE];
  const chosen = modules.find((one) => one.name === name);
  if (!chosen) throw new Error(`${VARIABLE} is "${name ?? ''}", which is not a module.`);
  return chosen;
}
