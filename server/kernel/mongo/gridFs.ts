/** Large values in parts (GridFS), as the driver keeps them: two collections, `<name>.files` and `<name>.chunks`. */
import mongoose from 'mongoose';
import { databaseOf, type MongoConnection } from './connectMongo.js';

export type FileId = mongoose.mongo.ObjectId;
export type Bucket = mongoose.mongo.GridFSBucket;

export const createBucket = (connection: MongoConnection, bucketName: string): Bucket =>
  new mongoose.mongo.GridFSBucket(databaseOf(connection), { bucketName });

/** Ids that were made later, by the second, are greater. `time` in milliseconds. */
export const idMadeAt = (time: number): FileId => mongoose.mongo.ObjectId.createFromTime(Math.floor(time / 1000));
