import { enquiryFields, wireFields } from '@studio/contract';
import type { Typed } from './draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? '';
}

const asked: ReadonlySet<string> = new Set([...enquiryFields, wireFields.country]);

/** The controls of the contract that a visitor fills in; a form may have others. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => asked.has(name));

export function readFields(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...form.elements].filter(isControl).map(({ name, value }) => [name, value]),
  );
}

/** Only values that differ from the page's defaults. */
export function typedIn(form: HTMLFormElement): Typed | undefined {
  const typed = controlsOf(form).filter((control) => control.value !== defaultOf(control));
  return typed.length > 0
    ? Object.fromEntries(typed.map(({ name, value }) => [name, value]))
    : undefined;
}

/** The values of text fields that differ from the page's defaults. */
export const lettersIn = (form: HTMLFormElement): string[] =>
  Object.entries(typedIn(form) ?? {}).flatMap(([name, value]) =>
    name === wireFields.country ? [] : value,
  );

export function fillFields(form: HTMLFormElement, typed: Typed): void {
  for (const control of controlsOf(form)) control.value = typed[control.name] ?? control.value;
}

/** Resets to the page's defaults. Fields that are not in the contract keep their values. */
export function resetFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) control.value = defaultOf(control);
}
