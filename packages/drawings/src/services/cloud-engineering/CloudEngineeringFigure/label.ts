export const label =
  'Deployment timeline. Three releases move from commit through build, test and staging to production. Release 42 fails a test and is stopped there, so production keeps serving release 41 until release 43, with the fix, replaces it.';
