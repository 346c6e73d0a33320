/**
 * How soon we answered, as it is today in place of the day of the build; empty where nothing may be said.
 * Where nobody can be asked, what was built stays: it names its day.
 */
const place = document.querySelector('[data-pace]') as HTMLElement;

void fetch(place.dataset['pace'] as string)
  .then((answer) => answer.json())
  .then(
    ({ sentence }: { sentence: string | null }) => {
      place.textContent = sentence;
    },
    () => undefined,
  );
