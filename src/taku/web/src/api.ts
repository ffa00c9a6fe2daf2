/** Asks the server over HTTP; a refusal comes as a label in the house's words. */
import type {
  Analysis, CodeForm, DeviceLink, Done, GameCard, ImportForm, Invitation, Me, NewToken, Opened, Problem, PushForm,
  PushKey, SitForm, TableCard, TableForm, TableRules, TokenCard, WebhookForm,
} from '../generated/messages';
import type { Label } from './board';

/** Why the server said no, or that it could not be reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly label: Label,
    text: string,
  ) {
    super(text);
  }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const problem = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  if (problem.key) return new Refusal(answer.status, { key: problem.key, args: problem.args ?? {} }, problem.text ?? '');
  const key = answer.status === 404 ? 'page-gone' : answer.status === 429 ? 'page-too-fast' : 'page-failed';
  return new Refusal(answer.status, { key, args: { status: answer.status } }, answer.statusText);
}

async function ask(method: string, path: string, form?: unknown): Promise<Response> {
  const content = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) };
  const answer = await fetch(path, { method, ...(form === undefined ? {} : content) }).catch(() => {
    throw new Refusal(0, { key: 'page-offline' }, 'The server cannot be reached.');
  });
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function json<T>(method: string, path: string, form?: unknown): Promise<T> {
  return (await (await ask(method, path, form)).json()) as T;
}

export const api = {
  games: () => json<GameCard[]>('GET', '/api/games'),
  me: () => json<Me>('GET', '/api/me'),
  name: (name: string) => json<Me>('PUT', '/api/me', { name }),
  linkDevice: () => json<DeviceLink>('POST', '/api/me/device'),
  becomeDevice: (form: CodeForm) => json<Me>('POST', '/api/device', form),
  tokens: () => json<TokenCard[]>('GET', '/api/me/tokens'),
  addToken: (name: string) => json<NewToken>('POST', '/api/me/tokens', { name }),
  dropToken: (id: string) => ask('DELETE', `/api/me/tokens/${id}`),
  setWebhook: (form: WebhookForm) => ask('PUT', '/api/me/webhook', form),
  dropWebhook: () => ask('DELETE', '/api/me/webhook'),
  pushKey: () => json<PushKey>('GET', '/api/push'),
  setPush: (form: PushForm) => ask('PUT', '/api/me/push', form),
  dropPush: (endpoint: string) => ask('DELETE', `/api/me/push?endpoint=${encodeURIComponent(endpoint)}`),
  publicTables: () => json<TableCard[]>('GET', '/api/tables'),
  myTables: () => json<TableCard[]>('GET', '/api/me/tables'),
  open: (form: TableForm) => json<Opened>('POST', '/api/tables', form),
  importRecord: (form: ImportForm) => json<Opened>('POST', '/api/tables/import', form),
  table: (match: string) => json<TableCard>('GET', `/api/tables/${match}`),
  rules: (match: string) => json<TableRules>('GET', `/api/tables/${match}/rules`),
  sit: (match: string, form: SitForm) => json<Done>('POST', `/api/tables/${match}/sit`, form),
  stand: (match: string) => json<Done>('POST', `/api/tables/${match}/stand`),
  invitations: (match: string) => json<Invitation[]>('POST', `/api/tables/${match}/invitations`),
  record: async (match: string) => (await ask('GET', `/api/tables/${match}/record`)).text(),
  analysis: (match: string) => json<Analysis>('GET', `/api/tables/${match}/analysis`),
};
