/** The case reason of an agent whose call nobody told the end of; reference data may name it again (T109). */
export const noCallbackReasonId = 43;
