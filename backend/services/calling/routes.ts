import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { callingConfigRecords } from './callingConfigs.ts';
import {
  dispose,
  extendCall,
  getDesk,
  hangUpCall,
  holdCall,
  keepDraft,
  place,
  pull,
  redialCall,
  release,
  undo,
} from './desk/deskVerbs.ts';
import { accountCalling } from './desk/accountCalling.ts';
import { actOnLine, hearLines, ring } from './desk/lineVerbs.ts';
import { takeNotices } from './takeNotices.ts';
import { listQueue } from './desk/queueLists.ts';
import { disposePhone, hangUpPhone } from './calls/bspl.ts';
import { callNow } from './calls/callNow.ts';
import { getAgentStatus, setAgentStatus } from './agents/agentStatus.ts';
import {
  callLogRecords,
  channels,
  filteredLogs,
  giveFeedback,
  leadGenerators,
} from './calls/callLogs.ts';

/** The calling desk, and the door for the telephony's notices. */
export const callingRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('calling.desk'), getDesk);
  serve(app, services, callOf('calling.ofAccount'), accountCalling);
  serve(app, services, callOf('calling.pull'), pull);
  serve(app, services, callOf('calling.release'), release);
  serve(app, services, callOf('calling.queue'), listQueue);
  serve(app, services, callOf('calls.place'), place);
  serve(app, services, callOf('calls.hangUp'), hangUpCall);
  serve(app, services, callOf('calls.hold'), holdCall);
  serve(app, services, callOf('calls.extend'), extendCall);
  serve(app, services, callOf('calls.draft'), keepDraft);
  serve(app, services, callOf('calls.dispose'), dispose);
  serve(app, services, callOf('calls.redial'), redialCall);
  serve(app, services, callOf('calls.undo'), undo);
  serve(app, services, callOf('telephony.notices'), takeNotices);
  serve(app, services, callOf('telephony.incoming'), hearLines);
  serve(app, services, callOf('calling.ring'), ring);
  serve(app, services, callOf('calling.line'), actOnLine);
  serveRecords(app, services, callingConfigRecords);
  serve(app, services, callOf('kira.callNow'), callNow);
  serve(app, services, callOf('kira.hangup'), hangUpPhone);
  serve(app, services, callOf('kira.dispose'), disposePhone);
  serve(app, services, callOf('agentStatus.get'), getAgentStatus);
  serve(app, services, callOf('agentStatus.set'), setAgentStatus);
  serveRecords(app, services, callLogRecords);
  serve(app, services, callOf('callLogs.filtered'), filteredLogs);
  serve(app, services, callOf('callLogs.feedback'), giveFeedback);
  serve(app, services, callOf('callLogs.channels'), channels);
  serve(app, services, callOf('callLogs.leadGenerators'), leadGenerators);
};
