import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answer of the model: a text, or what it does with the connection. */
export type ModelReply = string | ((response: ServerResponse) => void);

/** An OpenAI-compatible endpoint on loopback that answers what a test says, in this order, the last one for ever. */
export async function startScriptedModel(reply: (prompt: string, call: number) => ModelReply) {
  const prompts: string[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as { messages: { role: string; content: string }[] };
    const prompt = body.messages.find(({ role }) => role === 'user')?.content ?? '';
    prompts.push(prompt);
    const answer = reply(prompt, prompts.length);
    if (typeof answer === 'function') return answer(response);
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        id: 'c1',
        object: 'chat.completion',
        created: 1,
        model: 'scripted',
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: answer } }],
        usage: { prompt_tokens: 60, completion_tokens: 40, total_tokens: 100 },
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    prompts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The facts of a prompt, as a model reads them. */
function factsOfPrompt(prompt: string): { number: number; text: string }[] {
  return [...prompt.matchAll(/^(\d+)\.(?: \(needed\))? (.*)$/gm)].map(([, number, text]) => ({
    number: Number(number),
    text: text as string,
  }));
}

/** The answer of a model that tells each fact as it stands, but for those that are changed. */
export function tellingFacts(prompt: string, change: (text: string) => string = (text) => text): string {
  const sentences = factsOfPrompt(prompt)
    .filter(({ text }) => !text.startsWith('An article says'))
    .map(({ number, text }) => ({ text: change(text), facts: [number] }));
  return JSON.stringify({ sentences });
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
