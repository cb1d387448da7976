import { createHash } from 'node:crypto';
import { Command } from 'commander';
import { type Replay, replayAnalyses, THIS_NARRATIVE_VERSION } from '../customers/replay-analyses.js';
import { wholeNumber } from './whole-number.js';
import type { CliDeps } from './world.js';

/** `touchstone replay` */
export function replayCommand(deps: CliDeps): Command {
  return new Command('replay')
    .description('repeat the analyses of a customer from what is stored; fails when one does not give the same bytes')
    .argument('<customer_id>', 'the customer')
    .option('--round <number>', 'only this analysis, counted from 1', wholeNumber)
    .action((customerId: string, { round }: { round?: number }) =>
      deps.withAiRisk(async (aiRisk) => {
        const replays = await replayAnalyses(aiRisk, customerId, round);
        for (const replay of replays) deps.print(shown(replay));
        const wrong = replays.filter(({ findings }) => findings.length > 0).length;
        if (wrong > 0) throw new Error(`${wrong} of ${replays.length} analyses are not as they were stored`);
      }),
    );
}

/** `analysis` holds the repetition; its bytes are those of this line. */
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
      note: `made with narrative version ${narrativeVersion}, this build has ${THIS_NARRATIVE_VERSION}: narrative and key drivers are taken as stored, all the rest is repeated`,
    }),
    sha256: output === undefined ? null : createHash('sha256').update(output).digest('hex'),
    findings,
    analysis: output === undefined ? null : JSON.parse(output),
  };
}
