import { noticeKinds, type Notices } from '@studio/contract/desk/notices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { noticesQuery, useSaveNotices } from '#api/notices.ts';
import { meQuery } from '#api/me.ts';
import { ScreenHeader } from '#parts/ScreenHeader.tsx';
import { LoadingOrError } from '#screens/sign-in/LoadingOrError.tsx';
import { Field } from '#ui/Field.tsx';
import { kindText } from './notice-text.ts';
import styles from './NoticesScreen.module.css';
import { BrowserPermission } from './BrowserPermission.tsx';

interface PartProps {
  readonly notices: Notices;
  readonly onChange: (notices: Notices) => void;
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

function Switch({ label, isOn, onSwitch }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          onSwitch(target.checked);
        }}
      />
      {label}
    </label>
  );
}

const ways = [
  ['browser', 'In the browser'],
  ['mail', 'By mail'],
] as const;

function Kinds({ notices, onChange }: PartProps) {
  return (
    <table className={styles['kinds']}>
      <caption className="visually-hidden">What you are notified of, and how</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          {ways.map(([way, name]) => (
            <th key={way} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{kindText[kind]}</th>
            {ways.map(([way, name]) => (
              <td key={way}>
                <input
                  type="checkbox"
                  aria-label={`${kindText[kind]}: ${name.toLowerCase()}`}
                  checked={notices[way][kind]}
                  onChange={({ target }) => {
                    onChange({ ...notices, [way]: { ...notices[way], [kind]: target.checked } });
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NIGHT = { from: '17:30', until: '09:30' };

function Quiet({ notices, onChange }: PartProps) {
  const { quiet } = notices;
  const ends = [
    ['from', 'From'],
    ['until', 'Until'],
  ] as const;
  return (
    <section className={styles['part']} aria-labelledby="quiet">
      <h2 id="quiet">Quiet hours</h2>
      <p>
        You get no notifications during this time. What you have not seen by the end comes
        afterwards.
      </p>
      <Switch
        label="Only in working hours"
        isOn={notices.onlyWorkingTime}
        onSwitch={(onlyWorkingTime) => {
          onChange({ ...notices, onlyWorkingTime });
        }}
      />
      <Switch
        label="Quiet hours every day, office time"
        isOn={quiet !== null}
        onSwitch={(isOn) => {
          onChange({ ...notices, quiet: isOn ? NIGHT : null });
        }}
      />
      {quiet !== null && (
        <div className={styles['times']}>
          {ends.map(([end, label]) => (
            <Field
              key={end}
              type="time"
              label={label}
              value={quiet[end]}
              onChange={({ target }) => {
                if (target.value !== '')
                  onChange({ ...notices, quiet: { ...quiet, [end]: target.value } });
              }}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** The settings for notices while the user is away from the desk. */
export function NoticesScreen() {
  const { data: me } = useQuery(meQuery);
  const { data, error } = useQuery(noticesQuery);
  const keep = useSaveNotices();
  // Until it is saved: a switch that waited for the query would flip back for a moment, and the next change would
  // undo it.
  const [changed, setChanged] = useState<Notices>();
  const notices = changed ?? data;
  if (!me || !notices) return <LoadingOrError error={error} />;
  const change = (next: Notices) => {
    setChanged(next);
    keep.mutate(next, {
      onSettled: () => {
        setChanged(undefined);
      },
    });
  };
  return (
    <div>
      <ScreenHeader
        title="Notifications"
        text={`Settings for ${me.name}, saved as you change them. No one else sees them.`}
      />
      <section className={styles['part']} aria-label="Notifications">
        <Kinds notices={notices} onChange={change} />
        <p>
          The desk always shows these events in the line above the list and in the number in the
          tab. You are not notified of your own actions. Mails go to {me.email}.
        </p>
      </section>
      <div className={styles['two']}>
        <Quiet notices={notices} onChange={change} />
        <section className={styles['part']} aria-labelledby="browser">
          <h2 id="browser">This browser</h2>
          <BrowserPermission />
          <p>
            A notification says that something happened, never what was written: others may see your
            screen.
          </p>
          <Switch
            label="Show names, companies and subjects in notifications"
            isOn={notices.showsNames}
            onSwitch={(showsNames) => {
              change({ ...notices, showsNames });
            }}
          />
        </section>
      </div>
    </div>
  );
}
