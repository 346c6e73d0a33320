import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '#keys/use-keys.ts';
import { Kbd } from '#ui/Kbd.tsx';
import styles from './SearchBox.module.css';

/** While the user types, the search waits this long for the next letter. */
const PAUSE_MS = 220;

/** On a list it opens the search; on the search screen, results follow the typing. */
export function SearchBox({ words }: { readonly words: string | undefined }) {
  const isSearch = words !== undefined;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words ?? '');
  const field = useRef<HTMLInputElement>(null);
  useKeys({ search: () => field.current?.focus() });
  useEffect(() => {
    if (isSearch) field.current?.focus();
  }, [isSearch]);
  useEffect(() => {
    if (!isSearch || typed === words) return undefined;
    const waiting = setTimeout(
      () => void navigate({ to: '/search', search: { q: typed }, replace: true }),
      PAUSE_MS,
    );
    return () => {
      clearTimeout(waiting);
    };
  }, [isSearch, typed, words, navigate]);
  return (
    <form
      className={styles['search']}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSearch) void navigate({ to: '/search', search: { q: typed } });
        field.current?.blur();
      }}
    >
      <input
        ref={field}
        className={styles['field']}
        type="search"
        aria-label="Search: name, company, words, telephone, file"
        aria-keyshortcuts="/"
        placeholder="Name, company, words, telephone"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      <span className={styles['key']}>
        <Kbd caps={['/']} />
      </span>
    </form>
  );
}
