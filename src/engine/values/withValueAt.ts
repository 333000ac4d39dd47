export { withValueAt, type Values } from '#contract/rules/withValueAt.ts';
