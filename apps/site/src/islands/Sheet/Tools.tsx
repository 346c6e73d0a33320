import type { Answers } from '@studio/sheet/answers.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText, savePicture, saveSvg } from './save.ts';
import { useConfirmation } from './use-confirmation.ts';
import type { Office } from './use-drawing.ts';

interface ToolsProps {
  readonly answers: Answers;
  readonly office: Office;
}

/** Prints, saves or copies a sheet. All of it is done in the browser. */
export function Tools({ answers, office }: ToolsProps) {
  const [done, run] = useConfirmation();
  const named = (name: string, words: string): string => (done === name ? 'Done' : words);
  return (
    <>
      <Button
        look="line"
        onClick={() => {
          print();
        }}
      >
        Print, or save as PDF
      </Button>
      <Button look="line" onClick={run('svg', () => saveSvg(answers, office))}>
        {named('svg', 'Download as SVG')}
      </Button>
      <Button look="line" onClick={run('png', () => savePicture(answers, office))}>
        {named('png', 'Download as PNG')}
      </Button>
      <Button look="line" onClick={run('text', () => copyText(answers, office))}>
        {named('text', 'Copy as text')}
      </Button>
    </>
  );
}
