export { bucketOf, saltOf, WHOLE } from './buckets';
