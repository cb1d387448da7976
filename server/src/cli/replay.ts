import { createHash } from 'node:crypto';
import { Command } from 'commander';
import { type Replay, replayAnalyses, THIS_NARRATIVE_VERSION } from '../customers/replay-analyses.js';
import type { CliDeps } from './cli-deps.js';
import { wholeNumber } from './whole-number.js';
import { withAiRisk } from './with-ai-risk.js';

/** `touchstone replay` */
export function replayCommand(deps: CliDeps): Command {
  return new Command('replay')
    .description('Repeat the analyses of a customer from stored inputs; fails if an output differs in any byte')
    .argument('<customer_id>', 'id of the customer')
    .option('--round <number>', 'repeat only this analysis, counted from 1', wholeNumber)
    .action((customerId: string, { round }: { round?: number }) =>
      withAiRisk(deps, async (aiRisk) => {
        const replays = await replayAnalyses(aiRisk, customerId, round);
        for (const replay of replays) await deps.print(shown(replay));
        const wrong = replays.filter(({ findings }) => findings.length > 0).length;
        if (wrong > 0)
          throw new Error(
            `${wrong} of ${replays.length} analyses ${wrong === 1 ? 'differs from the stored one' : 'differ from the stored ones'}`,
          );
      }),
    );
}

/** `analysis` is the repeated output, byte for byte. */
function shown(replay: Replay): object {
  const { customerId, round, isSame, from, scorerVersion, narrativeVersion, areWordsRepeated, findings, output } =
    replay;
  return {
    customer_id: customerId,
    round,
    same_bytes: isSame,
    repeated_from: from,
    scorer_version: scorerVersion,
    narrative_version: narrativeVersion,
    words_repeated: areWordsRepeated,
    ...(!areWordsRepeated && {
      note: `made with narrative version ${narrativeVersion}, this build has ${THIS_NARRATIVE_VERSION}: narrative and key drivers are compared as stored, everything else is repeated`,
    }),
    sha256: output === undefined ? null : createHash('sha256').update(output).digest('hex'),
    findings,
    analysis: output === undefined ? null : JSON.parse(output),
  };
}
