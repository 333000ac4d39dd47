import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { paymentLinkRefusals } from '#contract/domain/payments/paymentLinkMessages.ts';
import { isSigned, readCallback, signatureHeader } from '../../../adapters/gateway/gatewayWire.ts';
import type { SignedCallback } from '../../../adapters/gateway/PaymentGateway.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { serve } from '../../../calls/serve.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { takeGatewayNotice } from '../links/takeGatewayNotice.ts';

/**
 * Takes one callback. The signature is over its bytes, so it is looked at before anything that they say.
 * @throws Refusal FORBIDDEN for a wrong signature, BAD_REQUEST for what cannot be read
 */
export const takeCallback = async (
  services: Services,
  { body, signature }: Partial<Pick<SignedCallback, 'body' | 'signature'>>,
) => {
  if (body === undefined || !isSigned(body, signature, services.config.paymentGateway.secret))
    throw new Refusal('FORBIDDEN', paymentLinkRefusals.signature);
  const notice = readCallback(JSON.parse(body));
  if (!notice) throw new Refusal('BAD_REQUEST', paymentLinkRefusals.unreadable);
  return transactionWithEffects(services.db, db => takeGatewayNotice({ db, services }, notice));
};

const bytes = new WeakMap<FastifyRequest, string>();

const callback: Verb<CallOf<'gateway.callback'>> = async ({ services, audit, reply }) => {
  // What a notice changes is audited with it, in its own transaction.
  audit.nothingChanged();
  const { request } = reply;
  const signature = request.headers[signatureHeader];
  const body = bytes.get(request);
  const outcome = await takeCallback(services, {
    ...(body !== undefined && { body }),
    ...(typeof signature === 'string' && { signature }),
  });
  return { outcome };
};

/** The door for the gateway, whose bytes are kept as they came: JSON that is written again has another signature. */
export const gatewayCallback = (app: FastifyInstance, services: Services): void => {
  void app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      (request, body, parsed) => {
        bytes.set(request, String(body));
        try {
          parsed(null, JSON.parse(String(body)));
        } catch {
          parsed(new Refusal('BAD_REQUEST', paymentLinkRefusals.unreadable));
        }
      },
    );
    serve(scope, services, callOf('gateway.callback'), callback);
    done();
  });
};
