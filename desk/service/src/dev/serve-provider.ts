// A sign-in for a developer's machine: node desk/service/src/dev/serve-provider.ts <port> <origin of the desk>
import { startProvider } from './provider.ts';

const [port = '8091', origin = 'http://localhost:8090'] = process.argv.slice(2);
const provider = await startProvider(Number(port), origin);
process.on('SIGTERM', () => void provider.stop());
