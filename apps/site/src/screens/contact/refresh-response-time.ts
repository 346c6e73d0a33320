/**
 * How soon we answered, as it is today in place of the day of the build; empty where nothing may be said.
 * Without an answer from the service, what was built stays: it names its day.
 * Not checked here, as the page has no byte left for it; the service is held to the schema (0042).
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
