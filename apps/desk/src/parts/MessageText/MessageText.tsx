import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { languageOf } from './language-of.ts';
import { linked, linkOf, type TextLink } from './links.ts';
import { blocksOf, startOfText, wordsOf } from './text-blocks.ts';
import styles from './MessageText.module.css';

interface MessageTextProps {
  readonly text: string;
  /** The language of their browser; empty if it sent none. */
  readonly language?: string;
  /** How many characters are shown until the user asks for all. */
  readonly first?: number;
}

/** The form's limit; longer messages came by mail. */
const FIRST = 10_000;

interface AddressProps extends TextLink {
  readonly children: ReactNode;
}

/** Opens in a new tab. If the text names another host than the link, the real host is shown. */
function Address({ href, realHost, children }: AddressProps) {
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
      {realHost !== undefined && (
        <span className={styles['elsewhere']}>actually goes to {realHost}</span>
      )}
    </>
  );
}

/** A very long word is laid out in pieces, and may be a link. */
function LongWord({ pieces }: { readonly pieces: readonly string[] }) {
  const link = linkOf(pieces.join(''), '');
  const word = (
    <span className={styles['long']}>{pieces.map((piece, nth) => [piece, <wbr key={nth} />])}</span>
  );
  return link ? <Address {...link}>{word}</Address> : word;
}

function Words({ block }: { readonly block: string }) {
  return wordsOf(block).map((words, at) =>
    typeof words === 'string' ? (
      linked(words).map((piece, nth) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <Address key={`${at} ${nth}`} {...piece}>
            {piece.text}
          </Address>
        ),
      )
    ) : (
      <LongWord key={at} pieces={words} />
    ),
  );
}

/** A message in paragraphs, each with its own direction and line ends. */
export function MessageText({ text, language = '', first = FIRST }: MessageTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const start = startOfText(text, first);
  const isLong = start.length < text.length;
  return (
    <>
      <div className={styles['written']} lang={languageOf(start, language)}>
        {blocksOf(isLong && !isWhole ? `${start}…` : text).map((block, at) => (
          // Paragraphs have no id and never change their order, so the index is the key.
          <p key={at} dir="auto">
            <Words block={block} />
          </p>
        ))}
      </div>
      {isLong && (
        <Button
          look="link"
          aria-expanded={isWhole}
          onClick={() => {
            setIsWhole(!isWhole);
          }}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  );
}
