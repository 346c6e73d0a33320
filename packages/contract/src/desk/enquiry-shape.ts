import * as z from 'zod/mini';
import { byField } from '../enquiry-form.ts';

/** A stored enquiry's own fields, as the desk's service gives them out. */
export const enquiryShape = byField(() => z.string());

/** Where it came from, and what the browser said of itself; empty where the form did not say. */
export const originShape = {
  page: z.string(),
  service: z.string(),
  notice: z.string(),
  language: z.string(),
  timezone: z.string(),
};
