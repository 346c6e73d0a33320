/**
 * Replaces the response time of the build by today's; empty if none may be published. Without an answer from the API
 * the built sentence stays, which has its date. Not validated here, to keep the page small; the API is tested against
 * the schema (0042).
 */
const place = document.querySelector('[data-response-time]') as HTMLElement;

void fetch(place.dataset['responseTime'] as string)
  .then((answer) => answer.json())
  .then(
    ({ sentence }: { sentence: string | null }) => {
      place.textContent = sentence;
    },
    () => 0,
  );
