import styles from './WeekChart.module.css';

const signs = [
  ['mark', 'answered in time'],
  ['late', 'late'],
  ['median', 'median, counting open ones with their time so far'],
  ['nine', 'nine of ten, if ten or more'],
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
