import { readContent } from '#reader/load-content.ts';
import { comingDuties } from './expiry.ts';

// For the content service: node print-duties.ts <folder of content> <day>, as JSON.
const [, , root = '', day = ''] = process.argv;
const { content } = readContent(root);
console.log(JSON.stringify(content ? await comingDuties(content, new Date(day)) : []));
