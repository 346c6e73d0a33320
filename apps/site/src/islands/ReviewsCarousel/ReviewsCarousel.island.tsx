import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { Arrow } from '#ui/Arrow/Arrow.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './ReviewsCarousel.module.css';
import { slideTo } from './slide-to.ts';
import { useAttention, useReducedMotion } from './use-still.ts';

const advanceMilliseconds = 3000;

interface ReviewsCarouselProps {
  /** The ids of the slides, in order; the index links work without script too. */
  readonly slides: readonly string[];
  readonly children: ReactNode;
}

/** A list that can be swiped; with script it also moves by itself, and can be paused. */
export function ReviewsCarousel({ slides, children }: ReviewsCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const alive = useHydrated();
  const [paused, setPaused] = useState(false);
  const reduced = useReducedMotion();
  const attention = useAttention(root);
  const stopped = paused || reduced;

  const go = (next: number): void => {
    const wrapped = (next + slides.length) % slides.length;
    setIndex(wrapped);
    if (track.current) slideTo(track.current, wrapped, reduced);
  };

  const choose = (event: MouseEvent, next: number): void => {
    event.preventDefault();
    go(next);
  };

  const advance = useEffectEvent(() => {
    go(index + 1);
  });

  const showNamed = useEffectEvent(() => {
    const named = slides.indexOf(location.hash.slice(1));
    if (named < 0) return;
    setPaused(true);
    go(named);
  });

  // If the URL ends with the id of a review, that one stays in view.
  useEffect(() => {
    const follow = (): void => {
      showNamed();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, []);

  useEffect(() => {
    if (stopped || attention) return;
    const timer = setInterval(advance, advanceMilliseconds);
    return () => {
      clearInterval(timer);
    };
  }, [stopped, attention]);

  // Not on `scrollend`, which older browsers lack.
  const onScroll = (): void => {
    const element = track.current;
    if (!element || element.dataset['moving']) return;
    setIndex(Math.round(element.scrollLeft / element.clientWidth));
  };

  return (
    <div ref={root}>
      <div
        ref={track}
        className={styles.track}
        // A scrollable list must be scrollable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label="Client reviews, a list that scrolls sideways"
        onScroll={onScroll}
      >
        {children}
      </div>
      <div className={`screen-only ${styles.controls}`}>
        <ol className={styles.index} aria-label="Go to review">
          {slides.map((id, i) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={alive && i === index ? 'true' : undefined}
                onClick={(event) => {
                  choose(event, i);
                }}
              >
                {i + 1}
                <span className="visually-hidden"> of {slides.length}</span>
              </a>
            </li>
          ))}
        </ol>
        <button
          type="button"
          className={styles.pause}
          hidden={!alive}
          aria-label={stopped ? 'Play reviews' : 'Pause reviews'}
          disabled={reduced}
          onClick={() => {
            setPaused(!paused);
          }}
        >
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d={stopped ? 'M2 0l9 6-9 6z' : 'M1 0h3v12H1zM8 0h3v12H8z'} />
          </svg>
        </button>
        <button
          type="button"
          className={styles.step}
          hidden={!alive}
          aria-label="Previous review"
          onClick={() => {
            go(index - 1);
          }}
        >
          <Arrow toward="left" />
        </button>
        <button
          type="button"
          className={styles.step}
          hidden={!alive}
          aria-label="Next review"
          onClick={() => {
            go(index + 1);
          }}
        >
          <Arrow />
        </button>
      </div>
    </div>
  );
}
