import { stepNames, type Edition, type Progress, type StepName } from '@studio/contract/publishing';
import { useEffect, useState, type ReactElement } from 'react';
import { Page } from '../Page/Page.tsx';
import styles from './EditionProgress.module.css';

/** What each step does, and how many seconds it usually takes. */
const steps: Readonly<Record<StepName, { name: string; about: string; usual: number }>> = {
  take: { name: 'Take', about: 'What is saved from now on is for the edition after.', usual: 1 },
  check: { name: 'Check', about: 'Every rule for every file.', usual: 7 },
  draw: { name: 'Draw the pages', about: 'All pages again.', usual: 30 },
  pack: { name: 'Pack', about: 'Only what changed.', usual: 6 },
  prove: { name: 'Prove', about: 'Every file is there.', usual: 2 },
  show: { name: 'Show it to visitors', about: 'In one moment, for all of them.', usual: 1 },
};
/** Where each step begins on the line. */
const begins = stepNames.map((_, i) =>
  stepNames.slice(0, i).reduce((sum, name) => sum + steps[name].usual, 0),
);
const total = stepNames.reduce((sum, name) => sum + steps[name].usual, 0);

interface EditionProgressProps {
  readonly progress: Progress;
  readonly live: Edition | undefined;
}

/** How far the edition is, step by step, with the time each took. */
export function EditionProgress({ progress, live }: EditionProgressProps): ReactElement {
  const { number, step, detail, took } = progress;
  const at = stepNames.indexOf(step);
  return (
    <Page
      title={`Edition ${number} is being made`}
      opening={`It takes about a minute. You can close this page: it goes on without you${
        live ? `, and visitors read edition ${live.number} until the last step.` : '.'
      }`}
    >
      <div className={styles['in']}>
        <Ruler progress={progress} />
        <ol className={styles['steps']}>
          {stepNames.map((name, i) => (
            <li
              key={name}
              className={styles[i < at ? 'done' : i === at ? 'on' : 'wait']}
              {...(i === at && { 'aria-current': 'step' as const })}
            >
              <Sign state={i < at ? 'done' : i === at ? 'on' : 'wait'} />
              <span>
                <b>{steps[name].name}</b>
                <span className={styles['about']}>
                  {i === at && detail ? `${detail}.` : steps[name].about}
                </span>
              </span>
              <span className={styles['time']}>
                {took[name] === undefined ? '' : `${took[name].toFixed(1)} s`}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Page>
  );
}

const signs = { done: 'M3 8.5l3.3 3.3L13 4.5', on: 'M3 4h10L8 12z', wait: 'M4 4h8v8H4z' } as const;

const Sign = ({ state }: { readonly state: keyof typeof signs }): ReactElement => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
    <path d={signs[state]} />
  </svg>
);

const width = 1040;
const place = (share: number): number => 8 + share * (width - 16);

/** A dimension line: the steps by their usual duration, and the progress so far. */
function Ruler({ progress }: { readonly progress: Progress }): ReactElement {
  const { step, beganAt } = progress;
  const seconds = useSecondsSince(beganAt);
  const before = begins[stepNames.indexOf(step)] ?? 0;
  const taken = Object.values(progress.took).reduce((sum, one) => sum + one, 0);
  const inStep = Math.min((seconds - taken) / steps[step].usual, 0.95);
  const now = place((before + steps[step].usual * Math.max(inStep, 0)) / total);
  return (
    <svg
      className={styles['ruler']}
      viewBox={`0 0 ${width} 62`}
      role="img"
      aria-label={`${seconds} seconds, at ${steps[step].name}`}
    >
      <path className={styles['thin']} d={`M8 30H${width - 8}`} />
      <path className={styles['used']} d={`M8 30H${now.toFixed(1)}`} />
      <path className={styles['solid']} d={`M${now.toFixed(1)} 21l-5-9h10z`} />
      <text x={now} y="8" textAnchor="middle">{`${seconds} s`}</text>
      {stepNames.map((name, i) => {
        const { usual } = steps[name];
        const begin = begins[i] ?? 0;
        const [from, to] = [place(begin / total), place((begin + usual) / total)];
        return (
          <g key={name}>
            <path className={styles['thin']} d={`M${from} 23v14M${from - 4} 34l8-8`} />
            {usual >= 5 && (
              <text x={(from + to) / 2} y="54" textAnchor="middle">
                {steps[name].name.toLowerCase()}
              </text>
            )}
          </g>
        );
      })}
      <path className={styles['thin']} d={`M${width - 8} 23v14M${width - 12} 34l8-8`} />
    </svg>
  );
}

function useSecondsSince(at: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return Math.max(0, Math.round((now - Date.parse(at)) / 1_000));
}
