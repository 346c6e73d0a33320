import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeQuery } from '#api/me.ts';
import { useOffice } from '#parts/office.ts';
import { FilledText } from '#parts/FilledText/FilledText.tsx';
import { templateValues } from '#parts/template-fields/template-values.ts';
import { sampleEnquirers } from './sample-enquirers.ts';
import styles from './Templates.module.css';

interface TemplatePreviewProps {
  readonly text: string;
  readonly language: string;
  readonly me: string;
}

const names = Object.keys(sampleEnquirers);

/** The text filled in for an invented enquirer, updated while typing. */
export function TemplatePreview({ text, language, me }: TemplatePreviewProps) {
  const { data: office } = useQuery(officeQuery);
  const { now } = useOffice();
  const [name, setName] = useState(names[0] ?? '');
  const to = sampleEnquirers[name];
  if (!office || !to) return null;
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <label className={styles['choice']}>
        Filled in for
        <select
          value={name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        >
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <FilledText
        label="Preview"
        text={text}
        language={language}
        values={templateValues(to, { me, hours: office.hours, now: now() }, language)}
      />
    </section>
  );
}
