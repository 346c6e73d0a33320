import { useState, type ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { languageOf } from './language-of.ts';
import { linked, linkOf, type TextLink } from './links.ts';
import { blocksOf, startOfText, wordsOf } from './text-blocks.ts';
import styles from './MessageText.module.css';

interface MessageTextProps {
  readonly text: string;
  /** What their browser said; empty where it said nothing. */
  readonly language?: string;
  /** How many characters are shown until the user asks for all. */
  readonly first?: number;
}

/** As much as the form takes: what is longer came by mail. */
const FIRST = 10_000;

interface AddressProps extends TextLink {
  readonly children: ReactNode;
}

/** Opens beside the desk. If the text names another host than the one it leads to, that host is said. */
function Address({ href, realHost, children }: AddressProps) {
  return (
    <>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
      {realHost !== undefined && (
        <span className={styles['elsewhere']}>goes to {realHost}, not there</span>
      )}
    </>
  );
}

/** A word without end is laid out in pieces, and may be an address. */
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

/** A written text, in paragraphs: each keeps its own direction and its own line ends. */
export function MessageText({ text, language = '', first = FIRST }: MessageTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const start = startOfText(text, first);
  const isLong = start.length < text.length;
  return (
    <>
      <div className={styles['written']} lang={languageOf(start, language)}>
        {blocksOf(isLong && !isWhole ? `${start}…` : text).map((block, at) => (
          // Paragraphs have no name but their place, and never change it.
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
