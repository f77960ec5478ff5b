/** The embedded stores in a process of their own, so that all servers of a part answer from the same data, and none pays for its stores. */
import { startEmbeddedMongo } from '../../embedded/mongo/index.js';
import { startEmbeddedRedis } from '../../embedded/redis/index.js';

const dataDir = String(process.env.DATA_DIR);
const mongo = await startEmbeddedMongo({ dataDir });
const redis = await startEmbeddedRedis({ dataDir });
process.on('SIGTERM', () => void Promise.all([mongo.stop(), redis.stop()]).then(() => process.exit(0)));
process.send?.({ MONGODB_URI: mongo.uri, REDIS_URL: redis.url });
