import styles from './WeekChart.module.css';

const signs = [
  ['mark', 'answered in time'],
  ['late', 'late'],
  ['median', 'median, those who wait counted with the time so far'],
  ['nine', 'nine of ten, from ten on'],
] as const;

/** The legend of the chart. */
export function WeekChartKey() {
  return (
    <p className={styles['key']}>
      {signs.map(([sign, words]) => (
        <span key={sign}>
          <i className={styles[sign]} /> {words}
        </span>
      ))}
    </p>
  );
}
