import { useMutation } from '@tanstack/react-query';
import { exportPerson } from '#api/people.ts';
import { saveFile } from './save-file.ts';

/** Saves a copy of everything that is stored about a person. */
export const useExportPerson = () =>
  useMutation({
    mutationFn: exportPerson,
    onSuccess: (copy) => {
      saveFile('person.json', JSON.stringify(copy, null, 2));
    },
  });
