import { publicApiUrl, renameWarnings } from '@studio/contract/renamed-settings';

/** The settings of a deployment at build time. apps/site/.env has the defaults; empty means absent. */
const given = (value: string | undefined): string | undefined => value?.trim() || undefined;

const env = import.meta.env;
for (const warning of renameWarnings(env)) console.warn(warning);

/** EmailJS needs all three identifiers; a missing one is an error with a sentence. */
function emailJs() {
  const ids = {
    serviceId: given(env.PUBLIC_EMAILJS_SERVICE_ID),
    templateId: given(env.PUBLIC_EMAILJS_TEMPLATE_ID),
    publicKey: given(env.PUBLIC_EMAILJS_PUBLIC_KEY),
  };
  const { serviceId, templateId, publicKey } = ids;
  if (!serviceId && !templateId && !publicKey) return undefined;
  if (!serviceId || !templateId || !publicKey) {
    const missing = Object.entries(ids).flatMap(([name, value]) => (value ? [] : name));
    throw new Error(
      `EmailJS is only half configured: ${missing.join(', ')} is missing. Set all three PUBLIC_EMAILJS_… values or none.`,
    );
  }
  const origin = given(env.PUBLIC_EMAILJS_ORIGIN);
  return { serviceId, templateId, publicKey, ...(origin && { origin }) };
}

export const settings = {
  /** The URL of the API, for example `/api` behind the same web server. */
  intake: given(publicApiUrl(env)),
  /** The channel of the specification, for hosting without the API. */
  emailJs: emailJs(),
};

if (!settings.intake && !settings.emailJs)
  console.warn(
    'Neither the intake service nor EmailJS is configured: forms show the e-mail address and the phone number instead. Set PUBLIC_API_URL or the PUBLIC_EMAILJS_… values.',
  );
